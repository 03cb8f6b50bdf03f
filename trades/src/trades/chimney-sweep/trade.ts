import { listed } from '../../listed.ts'
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
    english:
      listed(`chimney sweeping, chimney cleaning, flue sweeping, sweep chimney, chimney sweeps, sweep chimneys,
      chimney cleaner, chimney inspection, sweep your chimney, chimneys swept`),
    spanish:
      listed(`limpieza de chimenea, deshollinado, deshollinadora, limpieza de chimeneas, deshollinadores,
      deshollinar, limpieza chimeneas y estufas, limpiar chimeneas,
      deshollino, deshollinamos, limpio chimeneas, limpiamos chimeneas`),
    french: listed(`ramonage, débistrage, nettoyage de cheminée, ramoneuse, ramonage de cheminée, ramoner,
      ramone, ramonons, ramonage de cheminées`),
    italian:
      listed(`pulizia camino, pulizia canna fumaria, pulizia canne fumarie, spazzacamini, pulizia camini,
      pulizia stufe, videoispezione canna fumaria,
      pulisco camini, puliamo camini`),
    german:
      listed(`kaminkehrer, kaminfeger, rauchfangkehrer, schornsteinreinigung, kaminreinigung, Schornsteinfegerin,
      Kaminkehrerin, Schornsteinfegermeister, Schornsteinfegermeisterin, Rauchfangkehrerin, Kaminfegerin,
      Feuerstättenschau, Bezirksschornsteinfeger, Bezirksschornsteinfegerin, Kehrbezirk, Kamine kehren,
      kehren Kamine, Schornsteine kehren`),
    japanese: listed(
      '煙突そうじ, 煙突清掃, 薪ストーブ掃除, 薪ストーブメンテナンス, 煙突メンテナンス, 煙突掃除屋',
    ),
    Korean: listed('연통 청소, 굴뚝 소제, 굴뚝청소, 벽난로 청소, 화목난로 청소, 화목보일러 청소'),
  },
  things: {
    english:
      listed(`chimney, flue, soot, cowl, stove, bird guard, smoke test, liner, flues, stoves, cowls, pots,
      brushes, bird nests, certificate, liners, wood burner, dust sheets, creosote, hearth, log burner`),
    spanish: listed('hollín, estufa, conducto de humo, humos, conductos, cepillo, pellets, nidos'),
    french: listed('cheminée, suie, conduit, poêle, insert, certificat, bistre, hérisson, nid'),
    italian: listed('camino, canna fumaria, fuliggine, stufa, caldaia, comignolo, spazzole, tiraggio'),
    german:
      listed(`schornstein, kamin, ruß, feuerstätte, ofen, kehren, abgasmessung, Abgas, Messung, Kehrbuch, Abnahme,
      Kehrtermin`),
    japanese: listed('煙突, 薪ストーブ, すす, 煤, ブラシ, トップ, タール, 点検'),
    Korean: listed('굴뚝, 연통, 그을음, 화목, 재, 브러시, 난로, 연기'),
  },
}
