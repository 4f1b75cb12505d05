import { main } from './main.ts';

process.exitCode = main(process.argv.slice(2), process.env.LC_ALL || process.env.LANG, {
  out: line => console.log(line),
  err: line => console.error(line),
});
