import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'photo-booth',
  kind: 'events',
  names: {
    english: 'Photo booth',
    spanish: 'Fotomatón',
    french: 'Photobooth',
    italian: 'Photo booth',
    german: 'Fotobox',
    japanese: 'フォトブース',
    Korean: '포토부스',
  },
  naming: {
    english:
      listed(`photo booth hire, photobooth, photo booth rental, selfie mirror, 360 booth, magic mirror hire,
      selfie booth, photo booths, photobooth hire, photo booth company, 360 video booth, audio guest book`),
    spanish:
      listed(`photocall, fotomatón para bodas, alquiler de fotomatón, plataforma 360, photobooth, espejo mágico,
      cabina de fotos`),
    french: listed(`location photobooth, borne photo, photobooth mariage, photomaton, location borne photo,
      miroir magique photo, videobooth 360, cabine photo`),
    italian: listed(`cabina fotografica, photobooth, noleggio photo booth, selfie box, specchio magico foto,
      video booth 360, noleggio photobooth`),
    german:
      listed(`Photobooth, Fotobox mieten, Fotoautomat, Fotokabine, Selfiebox, Fotospiegel, Fotoboxverleih,
      360-Grad-Booth, Fotobus, Audiogästebuch, Fotoboxen`),
    japanese: listed(
      'フォトブースレンタル, 証明写真機, プリ機レンタル, 360度フォトブース, フォトブース貸出, チェキレンタル',
    ),
    Korean: listed('셀프사진관, 인생네컷, 포토부스 대여, 포토박스, 무인사진관, 포토키오스크, 360 포토부스'),
  },
  things: {
    english:
      listed(`props, prints, backdrop, guest book, strips, template, weddings, enclosed, unlimited, attendant,
      GIFs, filters, party`),
    spanish: listed(
      `atrezo, impresiones, libro de firmas, fondo, bodas, fiestas, tiras, invitados, plantilla`,
    ),
    french: listed(
      `accessoires, impressions, fond, livre d’or, mariage, selfie, anniversaire, invités, cadre`,
    ),
    italian: listed(
      `accessori, stampe, sfondo, guestbook, matrimoni, feste, invitati, selfie, stampe illimitate`,
    ),
    german:
      listed(`Requisiten, Sofortdruck, Hintergrund, Gästebuch, Hochzeit, Party, Druckflat, Accessoires, Vorlagen,
      Firmenfeier`),
    japanese: listed('小物, プリント, 背景, 結婚式, パーティー, 受付, フレーム, ゲストブック, 二次会'),
    Korean: listed('소품, 인화, 배경, 행사, 결혼식, 네컷, 프레임, 방명록, 돌잔치'),
  },
}
