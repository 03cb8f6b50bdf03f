import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Device = 'desktop' | 'mobile'
/** How large the page stands on the canvas: fitted to the room, or a fixed share of its real size. */
export type Zoom = 'fit' | 0.5 | 0.75 | 1

export interface ItemPlace {
  list: string
  item: string
}
export interface Selection {
  section: string
  item?: ItemPlace | undefined
}

/** What the language model is asked to help with: one text, a change of the whole website, or writing a section anew. */
export type AskedHelp =
  | { readonly on: 'text'; readonly at: FieldAddress }
  | { readonly on: 'website'; readonly section?: string }

/** Which edge of a hovered section offers 'Add section'. */
export type HoveredEdge = 'top' | 'bottom' | null

export type OpenDialog =
  | { name: 'add-section'; before: string | null; looked?: SectionType }
  | { name: 'image'; at: FieldAddress; source?: 'upload'; typing?: 'alt' }
  | { name: 'publish' }
  | { name: 'share' }
  | { name: 'save-draft' }
  | { name: 'take-control' }
  | { name: 'hand-over'; to: string }
  | { name: 'rename' }
  | { name: 'shortcuts' }
  | { name: 'search' }
  | { name: 'unpublish' }
  | { name: 'publish-plan' }
  | { name: 'download' }
  | { name: 'delete-website' }
  | { name: 'versions' }
  | { name: 'check' }
  | { name: 'reviews' }
  | { name: 'recovered-copies' }
  | { name: 'login' }

interface DesignerState {
  selection: Selection | null
  hovered: { section: string; edge: HoveredEdge } | null
  device: Device
  zoom: Zoom
  /** Shown on the canvas while a choice is hovered; nothing of it is written. */
  themePreview: Partial<Theme> | null
  /** The rich text that has its editor mounted. */
  writing: FieldAddress | null
  /** The inspector's form takes the focus as soon as it stands: what it is about was added just now. */
  formTakesFocus: boolean
  dialog: OpenDialog | null
  help: AskedHelp | null
  /** Shown on the canvas in place of the draft while edits are proposed; nothing of it is written. */
  proposed: DraftContent | null
}

const atOpening: DesignerState = {
  selection: null,
  hovered: null,
  device: 'desktop',
  zoom: 'fit',
  themePreview: null,
  writing: null,
  formTakesFocus: false,
  dialog: null,
  help: null,
  proposed: null,
}

/** What the person is looking at and pointing at. Nothing here is part of the draft. */
export const designerStore = createStore<DesignerState>(() => atOpening)

export const useDesigner = <T>(select: (state: DesignerState) => T): T => useStore(designerStore, select)

export const resetDesigner = (): void => {
  designerStore.setState(atOpening)
}

/** Whether help goes on where this is chosen: with a text of that section, or a change as long as edits of it are shown. */
const goesOn = ({ help, proposed }: DesignerState, selection: Selection | null): boolean => {
  if (help?.on === 'website') return proposed !== null
  return help !== null && 'section' in help.at && help.at.section === selection?.section
}

export const select = (selection: Selection | null): void => {
  designerStore.setState((state) => ({
    ...{ selection, writing: null, formTakesFocus: false },
    help: goesOn(state, selection) ? state.help : null,
  }))
}

/** Ends what is done to the chosen section, which stays chosen. */
export const rest = (): void => {
  designerStore.setState((state) => ({ writing: null, help: goesOn(state, null) ? state.help : null }))
}

/** Chooses what was added just now, and lets its first words be typed at once. */
export const selectNew = (selection: Selection): void => {
  select(selection)
  designerStore.setState({ formTakesFocus: true })
}

export const formHasFocus = (): void => {
  designerStore.setState({ formTakesFocus: false })
}

export const hover = (hovered: DesignerState['hovered']): void => {
  const now = designerStore.getState().hovered
  if (now?.section === hovered?.section && now?.edge === hovered?.edge) return
  designerStore.setState({ hovered })
}

export const openDialog = (dialog: OpenDialog | null): void => {
  designerStore.setState({ dialog })
}

export const showProposed = (proposed: DraftContent | null): void => {
  designerStore.setState({ proposed })
}

export const askHelp = (help: AskedHelp | null): void => {
  designerStore.setState({ help })
}

export const showDevice = (device: Device): void => {
  designerStore.setState({ device })
}

export const showZoom = (zoom: Zoom): void => {
  designerStore.setState({ zoom })
}

export const previewTheme = (themePreview: Partial<Theme> | null): void => {
  designerStore.setState({ themePreview })
}

export const write = (writing: FieldAddress | null): void => {
  designerStore.setState({ writing })
}
