import { FileText } from 'lucide-react'
import { type Help, matchedOf } from '../../../help/help.ts'
import { helpTopics } from '../../../help/help-topics.ts'
import { findHelp } from '../../../help/match-help.ts'
import type { Command } from './command.ts'

/** Fewer letters begin a word of nearly every answer. */
const lettersMinimum = 3

const everything = helpTopics.flatMap(({ entries }) => entries.map((help) => ({ help, ...matchedOf(help) })))

/** What help says about these words, the answers whose titles have them first. */
export const helpCommands = (typed: string, read: (help: Help) => void): readonly Command[] => {
  if (typed.trim().length < lettersMinimum) return []
  return findHelp(typed, everything).map(({ help }) => ({
    id: `help ${help.id}`,
    name: help.title,
    group: 'Help',
    icon: <FileText key={help.id} />,
    staysOpen: true,
    run: () => read(help),
  }))
}
