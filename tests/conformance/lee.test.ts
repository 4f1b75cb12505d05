import { conformance } from '@wigwag/host/conformance';
import { openInPage, openLoopback } from '@wigwag/host/testing';
import { random } from '../support/random.ts';
import { leeSpecimen } from './specimens.ts';

conformance('in the page', openInPage, leeSpecimen);
conformance('over the loopback', openLoopback(leeSpecimen.worldOf, random(1)), leeSpecimen);
