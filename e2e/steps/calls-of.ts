/** The pattern of a call's addresses, whatever they are about, for a browser's `route`. */
export const callsOf = ({ path }: { readonly path: string }): string => `**${path.replaceAll(/:\w+/g, '*')}`
