declare module '@adobe/structured-data-validator' {
  class Validator {
    constructor(vocabulary: object)
    /** `jsonld` has the nodes by their types. */
    validate(found: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>
    }): Promise<readonly { readonly issueMessage: string }[]>
  }
  export = Validator
}
