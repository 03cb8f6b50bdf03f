/** Brings the layouts of the chosen section into view in the inspector and puts the focus there. */
export const showLayouts = (): void => {
  const layouts = document.querySelector<HTMLElement>('[data-inspector-group="layouts"]')
  layouts?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  layouts?.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus()
}
