import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { listed } from '../listed.ts'

/**
 * What people are good at as they say it in Spanish, French, Italian, German, Japanese and Korean, behind the word that the
 * skills know it by: an idea is told in English, and a word of another language never stands in it.
 */
const written = `
  sewing: coser, costura, couture, coudre, cucire, cucito, sartoria, nähen, nähe, schneidern, schneiderei, 裁縫, 洋裁, 縫い物, 바느질, 재봉, 옷 수선
  sewing machine: máquina de coser, máquinas de coser, machine à coudre, machines à coudre, macchina da cucire, macchine da cucire, nähmaschine, nähmaschinen, ミシン, 재봉틀
  bicycle: bicicleta, bicicletas, bici, vélo, vélos, bicyclette, biciclette, fahrrad, fahrräder, fahrrädern, rad fahren, radfahren, 自転車, 자전거
  woodwork: carpintería, madera, muebles, menuiserie, bois, meubles, falegnameria, legno, mobili, tischlern, schreinern, holz, holzarbeiten, möbel, 木工, 家具, 목공, 가구
  repairing: reparar, reparaciones, arreglar, réparer, réparations, bricolage, bricoler, riparare, riparazioni, reparieren, reparaturen, basteln, heimwerken, 修理, 수리
  decorating: pintar paredes, peinture en bâtiment, papier peint, imbiancare, tapezieren, wände streichen, 도배
  drawing: dibujar, dibujo, pintar, pintura, dessin, dessiner, peinture, peindre, disegnare, disegno, dipingere, pittura, zeichnen, malen, malerei, 絵, 絵画, イラスト, 그림, 드로잉
  photography: fotografía, fotos, photographie, photos, fotografia, fotografare, fotografie, fotografieren, 写真, 사진
  knitting: tejer, punto, ganchillo, lana, tricot, tricoter, laine, maglia, uncinetto, lavorare a maglia, stricken, häkeln, wolle, 編み物, 뜨개질, 뜨개
  pottery: cerámica, alfarería, poterie, céramique, argile, ceramica, argilla, töpfern, töpferei, keramik, 陶芸, 陶器, 도예, 도자기
  jewelry: joyería, joyas, bisutería, bijoux, bijouterie, gioielli, gioielleria, schmuck, goldschmieden, アクセサリー, ジュエリー, 주얼리
  leather: cuero, cuir, maroquinerie, pelle, cuoio, leder, lederarbeiten, 革細工, レザー, 가죽
  candle: velas, bougie, bougies, candele, kerzen, キャンドル, 양초, 캔들
  soap: jabón, jabones, savon, savons, sapone, saponi, seife, seifen, 石鹸, 비누
  welding: soldar, soldadura, souder, soudure, saldare, saldatura, schweißen, 溶接, 용접
  hair: pelo, cabello, peluquería, cortar el pelo, cheveux, coiffure, coiffer, capelli, tagliare i capelli, parrucchiere, haare, haare schneiden, frisieren, 散髪, 美容師, 미용, 머리
  makeup: maquillaje, maquillage, maquiller, trucco, truccare, schminken, メイク, 메이크업
  massage: masaje, masajes, massages, massaggi, massaggio, massieren, massagen, マッサージ, 마사지
  nails: uñas, ongles, unghie, nägel, maniküre, ネイル, 네일
  trumpet: trompeta, trompette, tromba, trompete, トランペット, 트럼펫
  trombone: trombón, posaune, トロンボーン, 트롬본
  piano: pianoforte, klavier, klavierspielen, ピアノ, 피아노
  violin: violín, violon, violino, geige, violine, バイオリン, ヴァイオリン, 바이올린
  cello: violonchelo, violoncelle, violoncello, チェロ, 첼로
  guitar: guitarra, guitare, chitarra, gitarre, gitarren, ギター, 기타
  flute: flauta, flûte, flauto, flöte, querflöte, フルート, 플루트
  clarinet: clarinete, clarinette, clarinetto, klarinette, クラリネット, 클라리넷
  saxophone: saxofón, sassofono, saxophon, サックス, 색소폰
  drum: batería, tambor, batterie, tambour, batteria, tamburo, schlagzeug, trommeln, trommel, ドラム, 드럼
  singing: cantar, canto, coro, chant, chanter, chorale, cantare, singen, gesang, chor, 歌, 合唱, 노래, 합창
  music: música, musique, musica, musik, musizieren, 音楽, 음악
  childcare: niños, cuidar niños, enfants, garde d’enfants, bambini, kinder, kinderbetreuung, 子ども, 子供, 保育, 아이, 어린이, 육아
  language: idiomas, langues, lingue, sprachen, traducir, traduire, tradurre, übersetzen, 語学, 翻訳, 외국어, 번역
  English: inglés, anglais, inglese, englisch, 英語, 영어
  Spanish: español, espagnol, spagnolo, spanisch, スペイン語, 스페인어
  French: francés, français, francese, französisch, フランス語, 프랑스어
  German: alemán, allemand, tedesco, deutsch, ドイツ語, 독일어
  Japanese: japonés, japonais, giapponese, japanisch, 日本語, 일본어
  writing: escribir, écrire, écriture, rédiger, scrivere, scrittura, schreiben, 文章, 書くこと, 글쓰기
  bookkeeping: contabilidad, números, comptabilité, chiffres, contabilità, numeri, buchhaltung, zahlen, 経理, 簿記, 数字, 회계, 숫자
  math: matemáticas, mathématiques, matematica, mathe, mathematik, 数学, 수학
  spreadsheet: hojas de cálculo, tableur, tableurs, fogli di calcolo, tabellen, エクセル, 엑셀
  computer: ordenadores, ordenador, computadoras, informática, ordinateur, ordinateurs, informatique, informatica, rechner, パソコン, コンピュータ, 컴퓨터
  programming: programar, programmer, programmation, programmare, programmieren, プログラミング, 프로그래밍, 코딩
  care: cuidar, personas mayores, cuidado de mayores, personnes âgées, soins, infirmière, anziani, assistenza, infermiera, pflege, altenpflege, senioren, 介護, 看護, 간호, 돌봄, 어르신
  yoga: ヨガ, 요가
  dance: bailar, baile, danza, danse, danser, ballare, ballo, tanzen, tanz, ダンス, 춤, 댄스
  football: fútbol, calcio, fußball, サッカー, 축구
  running: correr, courir, course à pied, correre, corsa, laufen, joggen, ランニング, 달리기
  fitness: deporte, sport, palestra, musculation, フィットネス, 筋トレ, 운동, 헬스
  local history: historia, histoire, storia, geschichte, 歴史, 역사
  party planning: fiestas, bodas, fêtes, mariages, feste, matrimoni, partys, hochzeiten, パーティー, 결혼식, 파티
  travel: viajar, viajes, voyager, voyages, viaggiare, viaggi, reisen, 旅行, 여행
  chess: ajedrez, échecs, scacchi, schach, チェス, 체스
  magic: magia, magie, zaubern, マジック, 手品, 마술
  acting: teatro, théâtre, recitare, schauspielern, 演劇, 연극
  baking: hornear, pan, hacer pan, pasteles, tartas, repostería, boulangerie, pain, gâteaux, pâtisserie, pane, torte, dolci, pasticceria, fare il pane, backen, brot, kuchen, torten, パン, パン作り, お菓子作り, ケーキ, 제빵, 빵, 베이킹, 케이크
  cooking: cocinar, cocina, cuisine, cuisiner, cucinare, cucina, kochen, 料理, 요리
  gardening: jardín, jardines, jardinería, plantas, jardin, jardins, jardinage, jardiner, plantes, giardino, giardini, giardinaggio, piante, garten, gärten, gärtnern, gartenarbeit, pflanzen, 庭, 園芸, ガーデニング, 庭仕事, 정원, 원예, 식물
  flower: flores, fleurs, fiori, blumen, 花, 꽃
  tree: árboles, arbres, alberi, bäume, 木の剪定, 나무
  dog: perro, perros, chien, chiens, cane, cani, hund, hunde, 犬, 강아지, 개 산책, 반려견
  cat: gato, gatos, chat, chats, gatto, gatti, katze, katzen, 猫, 고양이
  animals: animales, animaux, animali, tiere, 動物, ペット, 동물
  horse: caballo, caballos, cheval, chevaux, équitation, cavallo, cavalli, pferd, pferde, reiten, 馬, 乗馬, 말 타기, 승마
  bees: abejas, abeilles, apiculture, api, apicoltura, bienen, imkern, 養蜂, 양봉
  hen: gallinas, poules, galline, hühner, 鶏, 닭
  car: coche, coches, carros, voiture, voitures, mécanique, macchine, automobili, motori, auto, autos, motoren, 車, 自動車, 자동차
  van: furgoneta, camionnette, fourgon, furgone, transporter, lieferwagen, kastenwagen, バン, トラック, 트럭, 밴
  swimming: nadar, natación, nager, natation, nuotare, nuoto, schwimmen, 水泳, 수영
  sailing: navegar, voile, vela, segeln, ヨット, 요트
  fishing: pescar, pesca, pêche, pêcher, pescare, angeln, 釣り, 낚시
  hiking: senderismo, caminar, randonnée, marche, camminare, escursionismo, trekking, wandern, ハイキング, 登山, 등산, 하이킹
  coffee: café, caffè, kaffee, コーヒー, 커피
  wine: vino, vin, wein, ワイン, 와인
  beer: cerveza, bière, birra, bier, ビール, 맥주
  tea: té, thé, tè, tee, お茶, 차 우리기
  cleaning: limpiar, limpieza, ménage, nettoyage, nettoyer, ranger, pulizie, pulire, putzen, aufräumen, reinigung, bügeln, 掃除, 片付け, 청소, 정리`

const words = written
  .split('\n')
  .filter((line) => line.trim() !== '')
  .flatMap((line) => {
    const [known = '', said = ''] = line.split(':')
    return listed(said).map((word) => ({ known: known.trim(), word: foldText(word) }))
  })
  .toSorted((one, other) => other.word.length - one.word.length)

// Neither Japanese nor Korean puts spaces around a word.
const isUnspaced = (word: string): boolean => /[^\p{Script=Latin}\p{Script=Common}]/u.test(word)

/** What an answer in another language speaks of, in the words that the skills know; none where nobody knows it. */
export const saidElsewhere = (answer: string): readonly string[] => {
  let rest = ` ${foldText(answer).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found = words.filter(({ word }) => {
    const said = isUnspaced(word) ? word : ` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
    const isSaid = rest.includes(said)
    // What a longer word has said is not said again by a shorter one.
    if (isSaid) rest = rest.replaceAll(said, '  ')
    return isSaid
  })
  return [...new Set(found.map(({ known }) => known))]
}
