import type { AssistantScope } from '@shingle/shared/assistant/scopes.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import type { SheetAnswer } from '@shingle/shared/proposal/sheet-answer.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { z } from 'zod'
import type { LimitName } from '../limits/rate-limits.ts'
import type { Authorize } from '../policy/authorize.ts'
import type { PublishWebsite } from '../publish/publish-website.ts'
import type { Caller } from '../session/caller.ts'
import type { Drafts } from '../website/drafts.ts'
import type { MakeEdits } from './make-edits.ts'

/** What the tools of assistants stand on. */
export interface ToolPorts {
  readonly drafts: Drafts
  readonly log: DraftLog
  readonly authorize: Authorize
  readonly makeEdits: MakeEdits
  readonly publishWebsite: PublishWebsite
}

/** Who calls: an assistant by its name, in the name of its owner. */
export interface AssistantCaller {
  readonly caller: Caller
  readonly assistant: string
  /** Whether its owner still lets it in: for what has waited before it changes something. */
  readonly isLetIn: () => Promise<boolean>
}

/** One thing that an assistant may ask for. */
export interface AssistantTool {
  readonly name: string
  readonly description: string
  readonly scope: AssistantScope
  /** What it counts as beside a call: the same done by hand counts as that. */
  readonly limit?: LimitName
  /** Whether it reads a whole draft, which is done in turns by account. */
  readonly readsDraft?: true
  readonly input: z.ZodRawShape
  readonly run: (ports: ToolPorts, who: AssistantCaller, given: ToolInput) => Promise<Result<unknown>>
}

/** What a tool is given, checked against its own schema before. */
export interface ToolInput {
  readonly website?: string
  readonly revision?: string
  readonly edits?: readonly SheetAnswer[]
}
