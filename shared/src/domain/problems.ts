import type { Problem } from '../problem/problem.ts'
import { domainsMaximum } from './limits.ts'

const field = 'domainName'
const invalid = (text: string): Problem => ({ code: 'domain.invalid', status: 400, text, field })

/** What was typed has spaces in it. */
export const domainHasSpaces = invalid('A domain has no spaces, like rosebankvets.com')

/** What was typed is no name of a domain. */
export const notADomain = invalid('This is no domain. It looks like rosebankvets.com')

/** An address with numbers is nobody's for good. */
export const domainIsAddress = invalid(
  'This is the address of a machine. A domain has a name, like rosebankvets.com',
)

/** A name, or an ending, that only means something inside of one network, or in examples. */
export const domainIsSpecial = invalid(
  'Nobody can own this name: it stands in examples, or works in one network alone.',
)

/** A name below which there is no room for the record that proves it. */
export const domainIsTooLong = invalid('This name is too long for the record that proves whose it is.')

/** A part of what was typed is longer than DNS allows. */
export const domainHasLongPart = invalid('A part between two dots has 63 letters at most.')

/** A name under which others get theirs, such as co.uk. */
export const domainIsSuffix = invalid(
  'This is an ending that many domains share. Type the name in front of it, too.',
)

/** One of the deployment's own hosts. */
export const domainIsOurs = invalid('This one is ours. Choose a domain you own.')

/** A domain leads to what is published. */
export const publishFirst: Problem = {
  code: 'domain.publish-first',
  status: 409,
  text: 'Publish your website first: a domain leads to what is published.',
}

/** The website has another domain. */
export const domainIsSet: Problem = {
  code: 'domain.is-set',
  status: 409,
  text: 'This website has a domain. Disconnect it first.',
}

/** Nobody collects domains. */
export const tooManyDomains: Problem = {
  code: 'domain.too-many',
  status: 409,
  text: `You have ${domainsMaximum} domains here, as many as one may. Disconnect one of them first.`,
}

/** The deployment does not say where domains are to lead. */
export const domainsNotOffered: Problem = {
  code: 'domain.not-offered',
  status: 409,
  text: 'Domains of your own cannot be connected here.',
}

/** Specification 8: the mail about a disconnected domain is asked for a website that is not the caller's. */
export const invalidWebsiteId: Problem = {
  code: 'domain.invalid-website-id',
  status: 404,
  text: 'Invalid website id.',
}

/** Specification 8. */
export const domainNotSet: Problem = {
  code: 'domain.not-set',
  status: 409,
  text: 'Website domain is not set.',
}

/** Specification 8. */
export const domainNotDeletable: Problem = {
  code: 'domain.not-deletable',
  status: 409,
  text: 'Website domain cannot be deleted once ownership is verified.',
}

/** Specification 8. */
export const domainNotOwned: Problem = {
  code: 'domain.not-owned',
  status: 404,
  text: 'Website domain not owned.',
}
