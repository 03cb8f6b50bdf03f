import { DropdownMenu } from 'radix-ui'

/** What menus are made of, in a chunk of its own: none is open when a screen appears. */
export const { Root, Trigger, Portal, Content, Item, Separator, Label } = DropdownMenu
