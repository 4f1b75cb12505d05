import { UsageError } from '../support/arguments.ts';

const given = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new UsageError(`${name} is not set: run it with npm`);
  return value;
};

/** Where the page is served; its address ends with a slash. */
export const pageAddress = (): string => given('PAGE');

/** The browser's program. */
export const browserPath = (): string => given('CHROME_PATH');
