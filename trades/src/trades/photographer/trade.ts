import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'photographer',
  kind: 'events',
  otherKind: 'maker',
  names: {
    english: 'Photographer',
    spanish: 'Fotografía',
    french: 'Photographe',
    italian: 'Fotografia',
    german: 'Fotografie',
    japanese: '写真撮影',
    Korean: '사진 촬영',
  },
  naming: {
    english:
      listed(`photography, photo studio, wedding photographer, portrait photographer, photographs weddings,
      headshot, newborn photography, photography studio, family photographer, newborn photos,
      family photos, wedding photos, headshots, family photography`),
    spanish: listed(`fotógrafo, fotógrafa, estudio de fotografía, fotógrafo de bodas, estudio fotográfico,
      hago fotos, hacemos fotos`),
    french: listed('studio photo, photographie, photographe de mariage'),
    italian: listed('fotografo, fotografa, studio fotografico, fotografo matrimonio, fotografa di matrimoni'),
    german: listed(
      `fotograf, fotografin, fotostudio, hochzeitsfotograf, fotografenmeister, fotoatelier, passbilder`,
    ),
    japanese: listed(
      '写真館, カメラマン, フォトスタジオ, 写真スタジオ, フォトグラファー, 出張撮影, 写真家, 家族写真, 出張カメラ, 出張カメラマン, 写真屋',
    ),
    Korean: listed(
      '사진관, 사진작가, 사진 스튜디오, 포토그래퍼, 스냅 촬영, 웨딩 스냅, 스튜디오 사진, 출장 사진, 스냅 사진, 프로필 사진관',
    ),
  },
  things: {
    english:
      listed(`photo, portrait, wedding, camera, picture, shoot, newborn, album, print, photograph, drone,
      portraits, weddings, film, albums`),
    spanish: listed('foto, retrato, boda, cámara, álbum, sesión, reportaje'),
    french: listed('photo, portrait, mariage, shooting, album, séance'),
    italian: listed('foto, ritratto, matrimonio, album, servizio fotografico, macchina fotografica'),
    german: listed('foto, porträt, hochzeit, kamera, shooting, album, bilder, bewerbungsfoto'),
    japanese: listed('写真, 撮影, 七五三, 結婚式, アルバム, 証明写真'),
    Korean: listed('사진, 촬영, 증명사진, 프로필, 돌잔치, 앨범, 스냅'),
  },
  schemaType: 'ProfessionalService',
}
