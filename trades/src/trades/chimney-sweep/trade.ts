import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'chimney-sweep',
  kind: 'home-call-out',
  names: {
    english: 'Chimney sweep',
    spanish: 'Deshollinador',
    french: 'Ramoneur',
    italian: 'Spazzacamino',
    german: 'Schornsteinfeger',
    japanese: '煙突掃除',
    Korean: '굴뚝 청소',
  },
  naming: {
    english: ['chimney sweeping', 'chimney cleaning', 'flue sweeping', 'sweep chimney'],
    spanish: ['limpieza de chimenea', 'deshollinado'],
    french: ['ramonage', 'débistrage', 'nettoyage de cheminée'],
    italian: ['pulizia camino', 'pulizia canna fumaria', 'fumista'],
    german: ['kaminkehrer', 'kaminfeger', 'rauchfangkehrer', 'schornsteinreinigung', 'kaminreinigung'],
    japanese: ['煙突そうじ', '煙突清掃', '薪ストーブ掃除'],
    Korean: ['연통 청소', '굴뚝 소제'],
  },
  things: {
    english: ['chimney', 'flue', 'soot', 'cowl', 'stove', 'bird guard', 'smoke test', 'fireplace', 'liner'],
    spanish: ['chimenea', 'hollín', 'estufa', 'conducto de humo', 'leña'],
    french: ['cheminée', 'suie', 'conduit', 'poêle', 'insert', 'certificat', 'bistre'],
    italian: ['camino', 'canna fumaria', 'fuliggine', 'stufa', 'pellet', 'caldaia'],
    german: [
      'schornstein',
      'kamin',
      'ruß',
      'feuerstätte',
      'ofen',
      'kehren',
      'abgasmessung',
      'feuerstättenschau',
    ],
    japanese: ['煙突', '薪ストーブ', 'すす', '暖炉'],
    Korean: ['굴뚝', '연통', '벽난로', '그을음'],
  },
}
