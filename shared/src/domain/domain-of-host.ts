const shape = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/

/** Whether a host, in lowercase and without a port, may be a domain of an owner: no other is worth a question. */
export const mayBeDomain = (host: string): boolean => shape.test(host)

/** The domain that a host is met for: the host without the 'www.' in front of a whole name, of which one may be www.com. */
export const domainOfHost = (host: string): string => host.replace(/^www\.(?=.*\.)/, '')
