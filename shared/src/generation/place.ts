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
