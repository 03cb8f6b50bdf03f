import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { artworkImage, plainImage } from '@shingle/shared/image/image-value.ts'
import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { describe, expect, it } from 'vitest'
import { takenAlong } from './taken-along.ts'

const fields = fieldsOf(definitionOf('Header'))
const gallery = fieldsOf(definitionOf('Gallery'))
const photo = { ...plainImage, provider: 'Custom', reference: 'oak.webp' } as const
const waiting = { ...photo, reference: 'waiting/oak' } as const
const drawing = artworkImage('joinery', 1, '')
const to = { isOther: true, sections: ['services'] }
const lead = (target: string) => ({ type: 'Section', target })

describe('[2.designer] what is pasted', () => {
  it('leads to no section that is not there, in lists as elsewhere', () => {
    const links = ['services', 'team'].map((target) => ({ id: target, label: target, link: lead(target) }))
    const web = { id: 'web', label: 'Shop', link: { type: 'Web', target: 'https://example.com/' } }
    const button = { label: 'Team', link: lead('team') }
    const { values } = takenAlong(fields, { links: [...links, web], button, heading: 'Oak' }, to)
    const none = { type: 'None', target: '' }
    expect(values).toEqual({
      links: [links[0], { ...links[1], link: none }, web],
      button: { label: 'Team', link: none },
      heading: 'Oak',
    })
  })

  it('leaves the pictures of another website for later, each with its place, and keeps drawings', () => {
    const items = [drawing, photo].map((image, at) => ({ id: String(at), image }))
    const { values, left } = takenAlong(gallery, { items }, to)
    expect(values).toEqual({ items: [items[0], { id: '1', image: null }] })
    expect(left).toEqual([{ field: 'image', in: { list: 'items', index: 1 }, image: photo }])
  })

  it('keeps the pictures of its own website, but for those whose files wait on this device', () => {
    const items = [photo, waiting].map((image, at) => ({ id: String(at), image }))
    const { values, left } = takenAlong(gallery, { items }, { ...to, isOther: false })
    expect(values).toEqual({ items: [items[0], { id: '1', image: null }] })
    expect(left).toEqual([{ field: 'image', in: { list: 'items', index: 1 }, image: waiting }])
  })
})
