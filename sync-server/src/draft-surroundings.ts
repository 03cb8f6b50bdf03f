import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { WriteMirror } from '@shingle/storage/draft-log/draft-mirror.ts'
import type { Logger } from 'pino'
import type { AnswerRoom } from './answer-room.ts'
import type { SharedCostRefusals } from './cost-refusals.ts'
import type { CpuBudgets } from './cpu-budgets.ts'
import type { HeavyWork } from './heavy-work.ts'
import type { SyncMetrics } from './sync-metrics.ts'
import type { WaitingBytes } from './waiting-bytes.ts'

/** What every open draft of one server shares. */
export interface DraftSurroundings {
  readonly log: DraftLog
  readonly bus: Bus
  readonly logger: Logger
  readonly mirror: WriteMirror
  readonly clock: () => Date
  readonly metrics: SyncMetrics
  readonly budgets: CpuBudgets
  readonly heavyWork: HeavyWork
  readonly answerRoom: AnswerRoom
  readonly waitingBytes: WaitingBytes
  readonly costRefusals: SharedCostRefusals
}
