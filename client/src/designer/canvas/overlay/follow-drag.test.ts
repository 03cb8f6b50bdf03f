// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { followDrag, type ShownDrag } from './follow-drag.ts'
import { gapAt, lyingWithout, scrollStep } from './section-gaps.ts'

/** A page at half its size, of sections that are as high as said, in pixels of the page. */
const heights = { header: 100, intro: 400, services: 200, contact: 200, footer: 100 }

const aSection = (id: string, top: number, height: number) => {
  const element = document.body.appendChild(document.createElement('section'))
  Object.assign(element, { getBoundingClientRect: () => ({ top, bottom: top + height }) })
  return { id, element }
}

const aPage = () => {
  let top = 0
  return Object.entries(heights).map(([id, height]) => {
    top += height
    return aSection(id, top - height, height)
  })
}

let grip: HTMLElement
let elements: ReturnType<typeof aPage>
let shown: ShownDrag | null
let dropped: (string | null)[]
beforeEach(() => {
  document.body.innerHTML = ''
  grip = document.body.appendChild(document.createElement('button'))
  Object.assign(grip, { setPointerCapture: () => undefined })
  elements = aPage()
  shown = null
  dropped = []
})

const at = (type: string, clientY: number) =>
  new PointerEvent(type, { clientX: 10, clientY, pointerId: 1, bubbles: true })
const take = (id: string, y: number) =>
  followDrag(at('pointerdown', y), {
    ...{ id, grip, elements, scale: 0.5, page: document.implementation.createHTMLDocument() },
    onDrag: (drag) => {
      shown = drag
    },
    onDrop: (before) => dropped.push(before),
  })
const move = (y: number) => grip.dispatchEvent(at('pointermove', y))
const drop = () => grip.dispatchEvent(at('pointerup', 0))
const places = () => elements.map(({ element }) => element.style.translate)
const untouched = ['', '', '', '', '']

describe('[8.designer] a section that is dragged by its grip', () => {
  it('leaves the page, which opens a gap where it would go, and is dropped there', () => {
    take('intro', 60)
    move(120)
    expect(shown).toEqual({ x: 10, y: 120, gap: { top: 150, height: 64 } })
    // Services has come up by the height of what was above it; all below the gap makes room.
    expect(places()).toEqual(['0px', '', '0px -400px', '0px -272px', '0px -272px'])
    expect(elements[1]?.element.style.opacity).toBe('0')
    drop()
    expect(dropped).toEqual(['contact'])
    expect([shown, places(), elements[1]?.element.style.opacity]).toEqual([null, untouched, ''])
  })

  it('goes to the end above the footer and to the start below the header, never past them', () => {
    take('services', 260)
    move(2000)
    drop()
    take('services', 260)
    move(-500)
    expect(places()[0]).toBe('0px')
    drop()
    expect(dropped).toEqual([null, 'intro'])
  })

  it('is put back by Escape, which nobody else hears, and by whatever else ends the press', () => {
    let heard = 0
    document.body.addEventListener('keydown', () => heard++, { once: true })
    take('intro', 60)
    move(200)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    drop()
    expect([dropped, shown, places(), heard]).toEqual([[], null, untouched, 0])
    const stop = take('intro', 60)
    move(200)
    stop()
    drop()
    take('intro', 60)
    move(200)
    grip.dispatchEvent(at('lostpointercapture', 200))
    drop()
    expect([dropped, places()]).toEqual([[], untouched])
  })

  it('stays where it is when the grip is only clicked', () => {
    take('intro', 60)
    move(64)
    drop()
    expect([dropped, places()]).toEqual([[], untouched])
  })
})

describe('[8.designer] gaps between sections', () => {
  const lying = [
    { id: 'a', top: 10, bottom: 20 },
    { id: 'b', top: 20, bottom: 60 },
    { id: 'c', top: 60, bottom: 80 },
  ]

  it('what stood below a section that is taken out comes up', () => {
    expect(lyingWithout(lying, 'b')).toEqual([lying[0], { id: 'c', top: 20, bottom: 40 }])
    expect(lyingWithout(lying, 'gone')).toEqual(lying)
  })

  it.each([
    [0, 0],
    [16, 1],
    [45, 2],
    [900, 3],
  ])('at %i the gap is at place %i', (y, place) => expect(gapAt(lying, y)).toBe(place))

  it('the stage scrolls near its edges alone, and faster the nearer', () => {
    const stage = { top: 100, bottom: 700 }
    const steps = [400, 640, 690, 760, 160, 20].map((y) => scrollStep(y, stage))
    expect(steps).toEqual([-0, 3, 15.5, 18, -3, -18])
  })
})
