const american =
  /\b(?:USA?|U\.S\.A?\.?|United States|America)\b|,\s*(?:A[KLRZ]|C[AOT]|DC|DE \d{5}|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b|\b(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|Carolina|Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|Virginia(?! Water)|Washington|Wisconsin|Wyoming)\b/u

/**
 * Whether a place as people write it is in the United States: the country that is named says so, or, where none is, what stands last in
 * the place, the country or a state. Of a Washington alone nobody
 * knows, and DE is Germany to more people than Delaware, unless a ZIP code stands with it.
 */
export const isAmericanPlace = (place: string, country = ''): boolean =>
  country.trim() === ''
    ? place.trim() !== 'Washington' && american.test(`,${place.split(',').pop()}`)
    : american.test(country)

/** Whether a time zone, by its IANA name, is one of the United States. */
export const isAmericanZone = (timeZone: string): boolean =>
  /^America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Indiana\/\w+|Kentucky\/\w+|North_Dakota\/\w+)$|^Pacific\/Honolulu$/u.test(
    timeZone,
  )
