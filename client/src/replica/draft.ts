import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import type { DraftControl, DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import type * as Y from 'yjs'
import type { DraftCopy } from './copy-index.ts'
import type { DraftStatus } from './draft-status.ts'
import type { DraftView } from './draft-view.ts'
import type { UploadPicture } from './pictures/picture-uploads.ts'
import type { WaitingPictures } from './pictures/waiting-pictures.ts'
import type { PresenceLine } from './presence-line.ts'

/** What the api gives for opening a draft: proof for the sync server, and where control is. */
export interface DraftTicket {
  readonly ticket: string
  readonly epoch: number
  readonly holder: DraftUser
  readonly rebuilt?: number | undefined
}

/** What a draft is opened with. */
export interface OpenDraftOptions {
  readonly draftId: string
  readonly userId: string
  readonly syncUrl: string
  readonly getTicket: () => Promise<DraftTicket>
  /** Asks the api for control, if its epoch is still `seen`. */
  readonly take: (seen: number) => Promise<Result<DraftControl>>
  /** Sends a picture's file to the account; without it, files wait. */
  readonly uploadPicture?: UploadPicture
  /** Further transaction origins that undo tracks, such as a text editor's. */
  readonly trackedOrigins?: readonly unknown[]
  /**
   * The WebSocket class and the pauses between attempts, where they are not the platform's and the usual
   * ones.
   */
  readonly webSocket?: unknown
  readonly retry?: { readonly delay: number; readonly minDelay: number; readonly maxDelay: number }
}

/** Undo and redo over the whole draft. */
export interface DraftUndo {
  undo(): void
  redo(): void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** One draft open on this device. */
export interface OpenDraft {
  /** The draft as this person sees it: pictures that wait to be uploaded stand in it, unlike in the document. */
  readonly view: DraftView
  readonly undo: DraftUndo
  readonly pictures: WaitingPictures
  /** The present document: another one after control was lost or work was refused. */
  doc(): Y.Doc
  undoManager(): Y.UndoManager
  status(): DraftStatus
  subscribe(listener: () => void): () => void
  /** Who else looks at the draft, by the present connection; undefined until there was one. */
  presence(): PresenceLine | undefined
  /**
   * Tells whether something typed waits to be written by `settle`. It is called before the document is given up or left,
   * and before it counts as saved.
   */
  typing(settle: () => void, isWaiting: boolean): void
  /** Writes everything typed, now. */
  settle(): void
  takeControl(): Promise<Result<void>>
  /**
   * Resolves once everything done so far is durable in the account, with the sequence number that holds it.
   */
  savedToAccount(timeoutMs: number): Promise<Result<{ epoch: number; seq: number }>>
  /** The copies of work that could not be saved, newest first. */
  recoveredCopies(): Promise<readonly DraftCopy[]>
  /** What one of them holds, or undefined where it is gone. */
  recoveredContent(name: string): Promise<DraftContent | undefined>
  /** What the account had before the changes that one of them holds, or undefined where it is not known. */
  recoveredBase(name: string): Promise<DraftContent | undefined>
  /** Deletes one of them for good. Answers whether it is gone: a copy that another tab uses stays. */
  discardRecovered(name: string): Promise<boolean>
  close(): Promise<void>
}
