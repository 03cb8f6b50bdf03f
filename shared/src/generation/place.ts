import type { Language } from '../language/language.ts'

/** Cities as their own language writes them, for the names that a time zone or a form gives in Latin letters. */
const localNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  japanese: {
    tokyo: '東京',
    osaka: '大阪',
    kyoto: '京都',
    nagoya: '名古屋',
    sapporo: '札幌',
    fukuoka: '福岡',
    kobe: '神戸',
    yokohama: '横浜',
    sendai: '仙台',
    hiroshima: '広島',
    nara: '奈良',
    kawasaki: '川崎',
    saitama: 'さいたま',
    chiba: '千葉',
    kitakyushu: '北九州',
    sakai: '堺',
    niigata: '新潟',
    hamamatsu: '浜松',
    kumamoto: '熊本',
    okayama: '岡山',
    shizuoka: '静岡',
    kagoshima: '鹿児島',
    kanazawa: '金沢',
    naha: '那覇',
    matsuyama: '松山',
    nagasaki: '長崎',
  },
  Korean: {
    seoul: '서울',
    busan: '부산',
    incheon: '인천',
    daegu: '대구',
    daejeon: '대전',
    gwangju: '광주',
    suwon: '수원',
    ulsan: '울산',
    seongnam: '성남',
    jeju: '제주',
    changwon: '창원',
    goyang: '고양',
    jeonju: '전주',
    cheongju: '청주',
  },
  german: {
    munich: 'München',
    cologne: 'Köln',
    vienna: 'Wien',
    zurich: 'Zürich',
    nuremberg: 'Nürnberg',
    geneva: 'Genf',
  },
  italian: {
    rome: 'Roma',
    milan: 'Milano',
    florence: 'Firenze',
    venice: 'Venezia',
    naples: 'Napoli',
    turin: 'Torino',
    genoa: 'Genova',
  },
  spanish: { seville: 'Sevilla', 'mexico city': 'Ciudad de México', zaragoza: 'Zaragoza' },
  french: { geneva: 'Genève', brussels: 'Bruxelles', lyons: 'Lyon' },
}

const placeMaximum = 40

/** The short name of a place for headlines: 'Leeds' of 'Leeds, England'; '' where none is given. */
export const shortPlace = (location: string, language: Language): string => {
  const parts = location
    .split(/[,、，\n/]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // A street address names its town after the street.
  const town = parts.find((part) => !/\d/u.test(part)) ?? ''
  const local = localNames[language]?.[town.toLowerCase()]
  return local ?? (town.length <= placeMaximum ? town : '')
}

const smallWords = new Set(
  'on upon under by of the in am an der die das im bei ob vor en sur sous les lès le la du de des aux et del di da do dos das y e'.split(
    ' ',
  ),
)
const countries = new Set(['uk', 'us', 'usa', 'uae', 'nz'])

/** A place that was typed in small letters, as it is written: 'Stoke-on-Trent' of 'stoke-on-trent'. */
export const raisedPlace = (typed: string): string => {
  if (typed !== typed.toLowerCase()) return typed
  return typed.replace(/[\p{L}\p{M}'’]+/gu, (word, at: number) => {
    if (countries.has(word)) return word.toUpperCase()
    return at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

const before = 'in|around|near|across|à|en|a|bei|um|aus|nahe|cerca de|vicino a'

/** Words with their place raised where they say it in small letters: 'dog care in Leeds'. */
export const withRaisedPlace = (words: string, place: string): string => {
  const [town = ''] = place.split(',')
  const small = town.trim().toLowerCase()
  if (small === '' || small === town.trim()) return words
  const named = small.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?<=(?<!\\p{L})(?:${before})\\s)${named}(?!\\p{L})`, 'gu')
  return words.replace(pattern, () => town.trim())
}
