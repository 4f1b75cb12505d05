import { conformance } from '@wigwag/host/conformance';
import { openInPage, openLoopback } from '@wigwag/host/testing';
import { random } from '../support/random.ts';
import { picketsSpecimen } from './specimens.ts';

conformance('in the page', openInPage, picketsSpecimen);
conformance('over the loopback', openLoopback(picketsSpecimen.worldOf, random(1)), picketsSpecimen);
