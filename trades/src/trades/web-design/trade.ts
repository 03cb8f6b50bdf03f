import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'web-design',
  kind: 'professional-office',
  names: {
    english: 'Web design',
    spanish: 'Diseño web',
    french: 'Création de sites web',
    italian: 'Siti web',
    german: 'Webdesign',
    japanese: 'ウェブ制作',
    Korean: '웹 디자인',
  },
  naming: {
    english:
      listed(`web designer, web developer, web development, website design, website designer, web agency,
      web studio, software developer, app development, website builder, build websites, make websites,
      website development`),
    spanish: listed('diseñador web, desarrollo web, páginas web, desarrollador web, agencia digital'),
    french: listed(`création de sites, création de sites internet, webdesign, webdesigner, développeur web,
      développement web, agence web`),
    italian: listed(
      `web designer, sviluppo web, siti internet, web agency, sviluppatore web, realizzazione siti`,
    ),
    german:
      listed(`webdesigner, webentwickler, webentwicklung, webagentur, internetagentur, softwareentwicklung,
      appentwicklung, webseitenerstellung, softwareentwickler`),
    japanese: listed(
      'ホームページ制作, web制作, webデザイン, webデザイナー, デザイン事務所, ウェブデザイン, ホームページ屋',
    ),
    Korean: listed('홈페이지 제작, 웹 개발, 웹디자이너, 웹에이전시, 쇼핑몰 제작, 브랜딩, 웹사이트 제작'),
  },
  things: {
    english:
      listed(`website, app, software, logo, brand, code, hosting, online shop, wordpress, shopify, landing page,
      web`),
    spanish: listed('página, tienda online, logotipo, marca, hosting, wordpress'),
    french: listed('site, boutique en ligne, logo, marque, hébergement, wordpress'),
    italian: listed('sito, negozio online, logo, marchio, hosting, wordpress'),
    german: listed('webseite, website, onlineshop, logo, marke, hosting, wordpress, app'),
    japanese: listed('ホームページ, サイト, ロゴ, seo, ネットショップ, ブランド'),
    Korean: listed('홈페이지, 로고, 앱, 쇼핑몰, 브랜드, 웹사이트'),
  },
  schemaType: 'ProfessionalService',
}
