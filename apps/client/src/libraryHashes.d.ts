/** By path in the library, such as `maps/laurel-bend.json`: what `fetch` compares its bytes with. The build puts it in. */
declare const LIBRARY_HASHES: Readonly<Record<string, string>>;
