import { webAddressMaximum } from '@shingle/shared/link/web-address.ts'
import { readerName } from '@shingle/storage/outside/open-outside.ts'

const [lineFeed, carriageReturn] = [10, 13]

/** How many lines there are; one more than `most` stands for any number beyond. */
export const countLines = (bytes: Buffer, most: number): number => {
  let lines = 1
  for (let at = 0; at < bytes.length && lines <= most; at += 1) {
    const isEnd = bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] !== lineFeed)
    if (isEnd) lines += 1
  }
  return lines
}

/** A longer line is no rule of an address that is asked for. */
const lineMaximum = webAddressMaximum

/** A line without its comment and with one star for many; none where it is no rule of any address. */
const ruleIn = (line: string): readonly string[] => {
  const rule = (line.split('#', 1)[0] ?? '').replace(/\*+/gu, '*').trim()
  return rule.indexOf(':') > 0 && rule.length <= lineMaximum ? [rule] : []
}

/** Whom a line names, where it names whom the rules below are for. */
const agentIn = (line: string): string | undefined => {
  const at = line.indexOf(':')
  if (line.slice(0, at).trim().toLowerCase() !== 'user-agent') return undefined
  return (line.slice(at + 1).split('/', 1)[0] ?? '').trim().toLowerCase()
}

const asked: readonly string[] = ['*', readerName.toLowerCase()]

/** The lines with no more names above one rule than matter: the parser keeps every rule anew for each of them. */
const withFewAgents = (lines: readonly string[]): readonly string[] => {
  let named: readonly string[] = []
  return lines.filter((line) => {
    const agent = agentIn(line)
    if (agent === undefined) {
      named = []
      return true
    }
    const isMore = named.length === 0 || (asked.includes(agent) && !named.includes(agent))
    if (isMore) named = [...named, agent]
    return isMore
  })
}

/** The rules, as far as they can be parsed and tried in time, and how many letters of them are tried on each letter of an address. */
export const boundedRules = (text: string): { readonly rules: string; readonly wild: number } => {
  const lines = withFewAgents(text.split(/\r\n|[\r\n]/u).flatMap(ruleIn))
  const wild = lines.filter((line) => line.includes('*')).reduce((sum, line) => sum + line.length, 0)
  return { rules: lines.join('\n'), wild }
}
