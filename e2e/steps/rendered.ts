import type { Page } from '@playwright/test'

/** What of a React component is looked at here: its fiber, as React's own developer tools read it. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly memoizedProps: Record<string, unknown> | null
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface Rendered {
  /** The sections of the page on the canvas that were rendered, by id. */
  readonly sections: readonly string[]
  /** The rows of the list beside it, by the section's id. */
  readonly rows: readonly string[]
}

/** In the page: notes which sections and rows React renders, from each of its commits. */
const noteRendered = (): void => {
  const noted = { sections: [] as string[], rows: [] as string[] }
  const isComponent = ({ tag }: Fiber) => [0, 11, 14, 15].includes(tag)
  const idOf = (value: unknown): string => {
    const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : ''
    return typeof id === 'string' ? id : ''
  }
  // Told by their properties: their own names are lost when the client is built.
  const note = ({ memoizedProps }: Fiber) => {
    const props = memoizedProps ?? {}
    // The tools over a section know the document that it stands in, and are none of it.
    if ('section' in props && 'page' in props && !('anchor' in props))
      noted.sections.push(idOf(props.section))
    if ('row' in props && 'isLifted' in props) noted.rows.push(idOf(props.row))
  }
  const walk = (fiber: Fiber) => {
    const former = fiber.alternate
    if (isComponent(fiber) && (fiber.flags & 1) === 1) note(fiber)
    // The same children as before were not even looked at.
    if (former?.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) walk(child)
  }
  Reflect.set(window, 'rendered', noted)
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => walk(root.current),
  })
}

/** Notes in each document that the page opens what React renders there. */
export const watchRendered = async (page: Page): Promise<void> => {
  // The loader of these scripts names functions by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(noteRendered)
}

/** What was rendered since this was asked last. */
export const renderedSince = (page: Page): Promise<Rendered> =>
  page.evaluate(() => {
    const noted: { sections: string[]; rows: string[] } = Reflect.get(window, 'rendered')
    return { sections: noted.sections.splice(0), rows: noted.rows.splice(0) }
  })
