import { conformance } from '@wigwag/host/conformance';
import { openInPage, openLoopback } from '@wigwag/host/testing';
import { random } from '../support/random.ts';
import { gcacwSpecimen } from './specimens.ts';

conformance('in the page', openInPage, gcacwSpecimen);
conformance('over the loopback', openLoopback(gcacwSpecimen.worldOf, random(1)), gcacwSpecimen);
