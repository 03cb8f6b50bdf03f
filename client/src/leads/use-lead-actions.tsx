import type { Lead, MessageState } from '@shingle/shared/lead/lead.ts'
import { Eraser } from 'lucide-react'
import { toast } from '../ui/toast.tsx'
import { refreshWebsites } from '../website/websites-query.ts'
import { markLead } from './lead-calls.ts'
import { senderOf } from './lead-words.ts'
import { closeLead } from './leads-heading.tsx'
import type { useLeads } from './use-leads.ts'

/** What an owner does with leads: shown at once, and taken back where the server refuses it. */
export interface LeadActions {
  /** It was opened: nothing is said where that cannot be told to the server. */
  readonly opened: (lead: Lead) => void
  readonly read: (lead: Lead) => void
  readonly unread: (lead: Lead) => void
  readonly spam: (lead: Lead) => void
  readonly notSpam: (lead: Lead) => void
  /** What is left to do once a person has been erased. */
  readonly erased: (lead: Lead) => void
}

type Leads = Pick<ReturnType<typeof useLeads>, 'change' | 'ask'>

// Each lead keeps its kind: what a sign-up cannot be is never said of one.
const withState = (lead: Lead, state: MessageState): Lead => {
  if (lead.kind === 'message') return { ...lead, state }
  return state === 'spam' ? lead : { ...lead, state }
}

/** What can be done with the leads that are shown. */
export const useLeadActions = ({ change, ask }: Leads): LeadActions => {
  const say = async (lead: Lead, state: MessageState, isTold = true): Promise<boolean> => {
    const result = await markLead(lead, state)
    if (!result.ok && isTold) toast(result.problem.text, { kind: 'trouble' })
    ask()
    refreshWebsites()
    return result.ok
  }
  const mark = (lead: Lead, state: MessageState, isTold = true): void => {
    change((leads) => leads.map((one) => (one.id === lead.id ? withState(one, state) : one)))
    say(lead, state, isTold).catch(console.error)
  }
  /** Takes it off the shelf it is on; saying so offers the way back. */
  const move = async (lead: Lead, state: MessageState, words: string): Promise<void> => {
    change((leads) => leads.filter(({ id }) => id !== lead.id))
    await closeLead()
    if (!(await say(lead, state))) return
    const undo = () => void say(lead, lead.state).catch(console.error)
    toast(words, { action: { label: 'Undo', onSelect: undo } })
  }
  return {
    opened: (lead) => mark(lead, 'read', false),
    read: (lead) => mark(lead, 'read'),
    unread: (lead) => mark(lead, 'unread'),
    spam: (lead) => void move(lead, 'spam', `${senderOf(lead)} moved to spam`).catch(console.error),
    notSpam: (lead) => void move(lead, 'read', `${senderOf(lead)} is in the inbox`).catch(console.error),
    erased: (lead) => {
      forgetKeptLeads()
      void closeLead()
      ask()
      refreshWebsites()
      toast(`${senderOf(lead)} erased`, { icon: <Eraser aria-hidden="true" /> })
    },
  }
}

/** What this device keeps for when there is no line holds nobody who was erased. */
const forgetKeptLeads = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('leads:')) localStorage.removeItem(key)
}
