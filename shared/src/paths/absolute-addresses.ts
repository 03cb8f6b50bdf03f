/** Where a page names itself and its pictures to those who read only its head: networks and search engines. */
const named =
  /(<link rel="canonical" href="|property="og:(?:url|image)" content="|"(?:@id|url|item|image)":")(?:https?:\/\/[^"/]+)?(?=\/)/g

/**
 * A written page whose head says its addresses with their origin, as networks ask for. Written pages are built for whichever
 * origin they will be served at, and say them from `/` on; one that was named before is named anew.
 */
export const withAbsoluteAddresses = (html: string, origin: string): string =>
  html.replace(named, (_, before: string) => `${before}${origin}`)
