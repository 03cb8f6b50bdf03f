import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'graphic-designer',
  kind: 'professional-office',
  names: {
    english: 'Graphic designer',
    spanish: 'Diseñador gráfico',
    french: 'Graphiste',
    italian: 'Grafico',
    german: 'Grafikdesign',
    japanese: 'グラフィックデザイナー',
    Korean: '그래픽 디자이너',
  },
  naming: {
    english: listed(`graphic design, logo design, logo designer, branding, brand designer, packaging design,
      brochure design, typesetting, book cover designer, branding studio`),
    spanish: listed(`diseño gráfico, diseñadora gráfica, diseño de logotipos, identidad visual, maquetación`),
    french: listed(`graphisme, création de logo, identité visuelle, maquettiste, designer graphique,
      graphiste indépendante`),
    italian: listed('grafica pubblicitaria, graphic designer, studio grafico, creazione loghi'),
    german: listed(`grafiker, grafikerin, grafikdesignerin, logodesign, corporate design, mediengestalter,
      buchgestaltung, grafikbüro`),
    japanese: listed('グラフィックデザイン, ロゴ制作, チラシデザイン, 装丁, チラシ作成'),
    Korean: listed('그래픽 디자인, 로고 디자인, 편집 디자인, 패키지 디자인, 디자인 사무실'),
  },
  things: {
    english: listed('logos, flyers, brochures, packaging, business cards, layout, posters, identity'),
    spanish: listed('logotipo, folletos, envases, tarjetas de visita, carteles'),
    french: listed('logo, flyers, brochures, emballage, cartes de visite, affiches'),
    italian: listed('logo, volantini, brochure, packaging, biglietti da visita, manifesti, impaginazione'),
    german: listed('logo, flyer, broschüren, verpackung, visitenkarten, layout, plakate'),
    japanese: listed('ロゴ, チラシ, パンフレット, 名刺, パッケージ, ポスター'),
    Korean: listed('로고, 전단지, 브로슈어, 명함, 포스터'),
  },
}
