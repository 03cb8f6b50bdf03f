/** Where one field's value lives in a draft. */
export type FieldAddress =
  | { readonly in: 'settings' | 'business' | 'theme'; readonly field: string }
  | { readonly in: 'page'; readonly page: string; readonly field: string }
  | { readonly in: 'section'; readonly section: string; readonly field: string }
  | {
      readonly in: 'item'
      readonly section: string
      /** The name of the items field, such as 'items' or 'links'. */
      readonly list: string
      readonly item: string
      readonly field: string
    }
