import { FileText } from 'lucide-react'
import { findHelp } from '../../../help/find-help.ts'
import { type Help, matchedOf } from '../../../help/help.ts'
import { helpTopics } from '../../../help/help-topics.ts'

import type { Command } from './command.ts'

/** Fewer letters begin a word of nearly every answer. */
const lettersMinimum = 3

/** What a phone lacks is asked for there alone. */
const narrow = '(max-width: 767px)'
const isNarrow = (): boolean => window.matchMedia?.(narrow).matches ?? false
const ofPhones = ['larger-screen']

const everything = helpTopics.flatMap(({ entries }) => entries.map((help) => ({ help, ...matchedOf(help) })))

/** What help says about these words, the answers whose titles have them first. */
export const helpCommands = (typed: string, read: (help: Help) => void): readonly Command[] => {
  if (typed.trim().length < lettersMinimum) return []
  const offered = isNarrow() ? everything : everything.filter(({ help }) => !ofPhones.includes(help.id))
  return findHelp(typed, offered).map(({ help }) => ({
    id: `help ${help.id}`,
    name: help.title,
    group: 'Help',
    icon: <FileText key={help.id} />,
    staysOpen: true,
    run: () => read(help),
  }))
}
