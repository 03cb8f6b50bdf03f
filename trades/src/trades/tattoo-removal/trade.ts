import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tattoo-removal',
  kind: 'beauty',
  names: {
    english: 'Tattoo removal',
    spanish: 'Eliminación de tatuajes',
    french: 'Détatouage',
    italian: 'Rimozione tatuaggi',
    german: 'Tattooentfernung',
    japanese: 'タトゥー除去',
    Korean: '문신 제거',
  },
  naming: {
    english:
      listed(`laser tattoo removal, tattoo fading, tattoo removal clinic, remove tattoos, laser removal clinic,
      tattoo lightening, saline tattoo removal, tattoo laser removal, ink removal, brow tattoo removal`),
    spanish:
      listed(`borrado de tatuajes, quitar tatuajes, láser para tatuajes, eliminar tatuajes, borrar tatuajes,
      eliminación de tatuajes láser`),
    french: listed(`détatouage laser, effacement de tatouage, enlever un tatouage, détatouage au laser,
      effacer un tatouage, détatoueur`),
    italian: listed(`rimozione tatuaggi laser, cancellare tatuaggi, laser tatuaggi, rimuovere tatuaggi,
      cancellazione tatuaggi, rimozione laser tatuaggi`),
    german:
      listed(`Tattoo-Entfernung, Laserentfernung von Tattoos, Tattoos entfernen, Tattoo lasern, PMU-Entfernung,
      Tattooentfernungsstudio`),
    japanese: listed(
      '刺青除去, タトゥーレーザー, タトゥー消し, タトゥー除去専門, 入れ墨除去, アートメイク除去',
    ),
    Korean: listed('타투제거, 문신제거, 레이저 문신제거, 타투 지우기, 눈썹문신 제거, 문신 지우기'),
  },
  things: {
    english:
      listed(`ink, laser, sessions, fading, cover-up, pico, skin, patch test, consultation, blister, colours,
      regret`),
    spanish: listed('láser, tinta, sesiones, piel, aclarado, cover, pico, colores, cejas'),
    french: listed('laser, encre, séances, peau, éclaircissement, recouvrement, pico, couleurs, sourcils'),
    italian: listed('laser, inchiostro, sedute, pelle, schiarimento, cover, pico, colori, sopracciglia'),
    german: listed(
      `Laser, Sitzungen, Aufhellen, Cover-up, Tinte, Haut, Pico, Farben, Abheilung, Beratungsgespräch`,
    ),
    japanese: listed('レーザー, インク, 回数, ピコ, 皮膚, 薄く, 色, 傷跡, 眉'),
    Korean: listed('레이저, 잉크, 피코, 회차, 피부, 흉터, 색, 커버업, 통증'),
  },
}
