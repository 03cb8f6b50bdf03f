import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { useEffect, useState } from 'react'
import { accountOf, type Session, sessionStore } from '../server/session/session.ts'
import type { Left } from './left.ts'
import { navigation } from './navigate.ts'
import { placeAt } from './place.ts'

const open = new Set<string>()
const leftOpen = new Set<string>()
const typed = new Map<string, string>()
const leftTyped = new Map<string, string>()

/** What is open and typed on this page. */
export const leftHere = (): Left => ({
  open: [...open],
  typed: Object.fromEntries(typed),
  by: accountOf(sessionStore.getState().session)?.id ?? null,
})

/**
 * Where somebody is who has come back, the page that they left, and where they sign in in between: whatever else is shown,
 * they have given it up.
 */
let between: readonly string[] = []
let leftBy: string | null = null

const forget = (): void => {
  leftOpen.clear()
  leftTyped.clear()
}

/**
 * Opens what was open on a page when somebody left it for another website, as soon as that page is shown again, and fills in
 * what was typed; nothing any more once another page was shown, or the session has ended.
 */
export const comeBackTo = ({ open: names, typed: words, by }: Left, page: string): void => {
  forget()
  leftBy = by
  for (const name of names) leftOpen.add(name)
  for (const [name, text] of Object.entries(words)) leftTyped.set(name, text)
  between = [navigation.shown().place.pathname, placeAt(page, window.location.href).pathname, appPaths.signIn]
  if (isOthers(sessionStore.getState().session)) forget()
}

/** What somebody left is for nobody else. */
const isOthers = (session: Session): boolean =>
  leftBy !== null && session.status !== 'unknown' && accountOf(session)?.id !== leftBy

navigation.subscribe(() => {
  if (!between.includes(navigation.shown().place.pathname)) forget()
})
sessionStore.subscribe(({ session }, { session: former }) => {
  const hasEnded = session.status === 'signed-out' && accountOf(former) !== null
  if (hasEnded || isOthers(session)) forget()
})

/** Whether somebody who comes back left this open. */
export const wasLeftOpen = (name: string): boolean => leftOpen.has(name)

/** The same, once: for what goes on by itself, rather than being open. */
export const takeLeftOpen = (name: string): boolean => leftOpen.delete(name)

/** Says what is open, null for nothing, so that whoever has to leave the page finds it open again. */
export const useKeepOpen = (name: string | null): void =>
  useEffect(() => {
    if (name === null) return
    open.add(name)
    return () => {
      open.delete(name)
      // Once it was closed it is not to open again by itself.
      leftOpen.delete(name)
    }
  }, [name])

/** Whether something is open, by a name of its own; it is at first where whoever comes back had left it so. */
export const useOpen = (name: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] => {
  const [isOpen, setOpen] = useState(() => wasLeftOpen(name))
  useKeepOpen(isOpen ? name : null)
  return [isOpen, setOpen]
}

/**
 * What somebody types, by a name of its own; it is there again for whoever had to leave the page. Never for a password:
 * it is written to this device.
 */
export const useTyped = (
  name: string,
  beginning = '',
): readonly [text: string, setText: (text: string) => void] => {
  const [text, setText] = useState(() => leftTyped.get(name) ?? beginning)
  useEffect(() => {
    typed.set(name, text)
    return () => {
      typed.delete(name)
      leftTyped.delete(name)
    }
  }, [name, text])
  return [text, setText]
}
