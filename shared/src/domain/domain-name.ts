/// <reference path="./tr46.d.ts" />
import { parse } from 'tldts'
import { toASCII, toUnicode } from 'tr46'
import type { Origins } from '../origins/origins.ts'
import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'
import { domainOfHost, mayBeDomain } from './domain-of-host.ts'
import {
  domainHasLongPart,
  domainHasSpaces,
  domainIsAddress,
  domainIsOurs,
  domainIsSpecial,
  domainIsSuffix,
  domainIsTooLong,
  notADomain,
} from './problems.ts'
import { proofLabel } from './records.ts'

/** A domain as it is connected. */
export interface DomainName {
  /** As machines write it: lowercase letters of ASCII, no dot at the end, no 'www.' in front. The one key of both spellings. */
  readonly name: string
  /** As people write it. */
  readonly shown: string
  /** What was bought: the name itself, or what it lies below. */
  readonly zone: string
}

/** Where a deployment may be told apart from everybody else. */
interface Surroundings {
  readonly origins: Origins
  /** Whether names count that are kept for examples and tests: where a DNS server on this machine stands for all others. */
  readonly isStage?: boolean
}

const strict = { checkHyphens: false, checkBidi: true, checkJoiners: true, useSTD3ASCIIRules: true } as const
const staged = /\.(example|test)$/
const special =
  /(^|\.)(localhost|local|test|example|example\.(?:com|net|org)|invalid|onion|alt|internal|intranet|lan|home\.arpa|arpa)$/

/** What stands for a host in what somebody copied from their browser. */
const hostIn = (typed: string): string => {
  const [host = ''] = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)
  return host.replace(/:\d+$/, '').replace(/\.$/, '')
}

/** What proves a domain lies below it, and no name of DNS is longer than 253. */
const nameMaximum = 253 - `${proofLabel}.`.length

const isBelow = (host: string, parent: string): boolean => host === parent || host.endsWith(`.${parent}`)

const isOurs = (name: string, origins: Origins): boolean =>
  Object.values<string>({ ...origins }).some((origin) => {
    const host = new URL(origin).hostname
    return isBelow(name, host) || isBelow(host, name)
  })

const findFault = (
  name: string,
  zone: string | null,
  { origins, isStage }: Surroundings,
): Problem | undefined => {
  const parsed = parse(name, { allowPrivateDomains: true })
  if (parsed.isIp) return domainIsAddress
  if (!mayBeDomain(name)) return notADomain
  if (name.length > nameMaximum) return domainIsTooLong
  if (isOurs(name, origins)) return domainIsOurs
  if (isStage && staged.test(name)) return undefined
  if (special.test(name)) return domainIsSpecial
  if (!parsed.isIcann && !parsed.isPrivate) return notADomain
  return zone === null ? domainIsSuffix : undefined
}

const partMaximum = 63

const hasLongPart = (host: string): boolean =>
  toASCII(host, { ...strict, verifyDNSLength: false })
    ?.split('.')
    .some(({ length }) => length > partMaximum) ?? false

/**
 * Reads the name of a domain as somebody typed it: either spelling of an international one, with or without 'www.', with
 * whatever a browser has in front of it and behind. Refuses what nobody can own, and what is the deployment's own.
 */
export const readDomainName = (typed: string, around: Surroundings): Result<DomainName> => {
  const host = hostIn(typed)
  if (/\s/.test(host)) return refuse(domainHasSpaces)
  if (host.startsWith('[')) return refuse(domainIsAddress)
  const ascii = toASCII(host, { ...strict, verifyDNSLength: true })
  if (ascii === null) return refuse(hasLongPart(host) ? domainHasLongPart : notADomain)
  const name = domainOfHost(ascii.replace(/^(?:www\.)+(?=www\.)/, ''))
  const parsed = parse(name, { allowPrivateDomains: true })
  const stagedZone = around.isStage && staged.test(name) ? name.split('.').slice(-2).join('.') : null
  const zone = stagedZone ?? parsed.domain
  const fault = findFault(name, zone, around)
  return fault === undefined ? succeed({ name, shown: shownDomain(name), zone: zone ?? name }) : refuse(fault)
}

/** A domain as people write it. */
export const shownDomain = (name: string): string => {
  const { domain, error } = toUnicode(name, strict)
  return error ? name : domain
}
