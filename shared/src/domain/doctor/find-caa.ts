import { type Case, finding, lines } from './case.ts'
import type { Finding } from './findings.ts'

interface Caa {
  readonly record: string
  readonly isCritical: boolean
  readonly tag: string
  readonly issuer: string
  readonly parameters: readonly (readonly [string, string])[]
}

// The first bit: https://www.rfc-editor.org/rfc/rfc8659#section-4.1
const critical = 0x80
/** What authorities know: https://www.iana.org/assignments/pkix-parameters */
const knownTags = ['issue', 'issuewild', 'issuemail', 'issuevmc', 'iodef', 'contactemail', 'contactphone']

const parameterOf = (text: string): readonly [string, string] => {
  const [name = '', ...value] = text.split('=')
  return [name.trim().toLowerCase(), value.join('=').trim()]
}

const readCaa = (record: string): Caa => {
  const [, flags = '0', tag = '', value = ''] = /^(\d+) (\S+) "?([^"]*)/.exec(record) ?? []
  const [issuer = '', ...parameters] = value.split(';').map((part) => part.trim())
  return {
    ...{ record, isCritical: (Number(flags) & critical) !== 0, tag: tag.toLowerCase() },
    issuer: issuer.toLowerCase(),
    parameters: parameters.filter((part) => part !== '').map(parameterOf),
  }
}

/** RFC 8657: an authority that is named may be held to one account, and to some ways of proving that a name leads here. */
const isMet = ([name, value]: readonly [string, string], methods: readonly string[]): boolean => {
  // Ours is told to nobody: whoever names an account means that of another service.
  if (name === 'accounturi') return false
  if (name !== 'validationmethods') return true
  return value.split(',').some((method) => methods.includes(method.trim().toLowerCase()))
}

const usualMethods = ['http-01'] as const

/** Whether CAA records keep the authority from making a certificate: it is not named, or on a condition, or cannot tell. */
export const findCaa = ({ caa, wish }: Case): readonly Finding[] => {
  const { authorities, methods = usualMethods } = wish
  const [authority] = authorities
  if (authority === undefined) return []
  const read = caa.map(readCaa)
  const unknown = read.filter(({ isCritical, tag }) => isCritical && !knownTags.includes(tag))
  const shown = (some: readonly Caa[]) => ({
    found: lines(
      '@',
      'CAA',
      some.map(({ record }) => record),
    ),
  })
  if (unknown.length > 0) return [finding('caa-critical', shown(unknown))]
  const issuing = read.filter(({ tag }) => tag === 'issue')
  const ours = issuing.filter(({ issuer }) => authorities.includes(issuer))
  const isAllowed = ours.some(({ parameters }) => parameters.every((one) => isMet(one, methods)))
  if (issuing.length === 0 || isAllowed) return []
  const record = `0 issue "${authority}"`
  const expects = { expected: [`@ CAA ${record}`], copy: record }
  return ours.length > 0
    ? [finding('caa-narrows', { ...shown(ours), ...expects })]
    : [finding('caa-forbids', { ...shown(read), ...expects })]
}
