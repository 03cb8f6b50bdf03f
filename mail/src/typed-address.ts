/** Why somebody is written to whose address was typed, and what to do where that was not their own hand. */
export const typedAddress = (
  appHost: string,
  otherwise = 'Then nothing happens; no need to answer.',
): string => `You get this because somebody typed this address at ${appHost}. Was it not you? ${otherwise}`
