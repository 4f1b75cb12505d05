import { conformance } from '@wigwag/host/conformance';
import { openInPage, openLoopback } from '@wigwag/host/testing';
import { random } from '../support/random.ts';
import { hiddenSpecimen } from './specimens.ts';

conformance('in the page', openInPage, hiddenSpecimen);
conformance('over the loopback', openLoopback(hiddenSpecimen.worldOf, random(1)), hiddenSpecimen);
