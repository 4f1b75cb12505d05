export { leeTitle } from '@wigwag/titles';
