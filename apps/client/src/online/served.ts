/** Is there a server of games behind this page? It says so in the page that it sends; any other page has no such mark. */
export const isServed = (): boolean => document.querySelector('meta[name="wigwag-online"]') !== null;
