import type { Trade } from '@shingle/trades/trade.ts'

/**
 * What the tagging schema has no name for, or one that says no business: 'Bag'. By the ids of the trades; whoever reads
 * a chooser or a headline reads these.
 */
export const betterNames: Readonly<Record<string, Partial<Trade['names']>>> = {
  'animal-breeding': { english: 'Animal breeder' },
  anime: { english: 'Anime shop', german: 'Anime-Laden', Korean: '애니메이션 가게' },
  bag: { english: 'Bag shop', italian: 'Negozio di borse', german: 'Taschengeschäft', Korean: '가방 가게' },
  bbq: {
    english: 'Barbecue shop',
    spanish: 'Tienda de barbacoas',
    french: 'Magasin de barbecues',
    italian: 'Negozio di barbecue',
    german: 'Grillgeschäft',
    japanese: 'バーベキュー用品店',
    Korean: '바비큐 용품점',
  },
  bed: {
    english: 'Bedding shop',
    italian: 'Negozio di biancheria da letto',
    german: 'Bettengeschäft',
    Korean: '침구점',
  },
  college: { english: 'College', german: 'Hochschule', Korean: '전문대학' },
  counselling: { italian: 'Centro di consulenza', japanese: 'カウンセリングセンター', Korean: '상담 센터' },
  'country-store': { italian: 'Negozio di articoli rurali' },
  esoteric: { french: 'Boutique ésotérique', italian: 'Negozio esoterico', Korean: '에소테릭 용품점' },
  'gold-buyer': { Korean: '금 매입점' },
  hvac: { english: 'Heating and air conditioning workshop', Korean: '냉난방 시공업체' },
  kitchen: { Korean: '공유 주방' },
  newsagent: { Korean: '신문 가판대' },
  physiotherapist: { japanese: '理学療法士', Korean: '물리치료사' },
  piercing: { italian: 'Studio di piercing' },
  radiotechnics: {
    english: 'Radio shop',
    italian: 'Negozio di elettronica e radio',
    german: 'Radiogeschäft',
    Korean: '라디오 가게',
  },
  'summer-camp': { Korean: '여름 캠프' },
  therapist: { french: 'Thérapeute' },
  'water-sports': {
    english: 'Water sports shop',
    italian: 'Negozio di sport acquatici',
    Korean: '수상 스포츠 용품점',
  },
}
