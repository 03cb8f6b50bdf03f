import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'professional-office',
  names: {
    english: 'Office',
    spanish: 'Despacho',
    french: 'Bureau',
    italian: 'Studio professionale',
    german: 'Büro',
    japanese: '事務所',
    Korean: '사무소',
  },
  tone: 'quiet',
  ways: ['appointment', 'order', 'walk-in'],
  families: ['ledger', 'press', 'studio', 'clinic'],
  palettes: ['banknote', 'brass', 'indigo-dye', 'delft'],
  artwork: {
    forms: ['keishi', 'paper', 'lines', 'glyph'],
    motifs: [],
    never: ['seal', 'stamp', 'gavel', 'scales', 'abacus', 'blossom', 'handshake'],
  },
  schemaType: 'ProfessionalService',
  things: {
    english:
      listed(`contract, deadline, client, document, fee, signature, filing, accounts, returns, tax, vat, payroll,
      invoices, bookkeeping, receipts, company formation, audit, wills, probate, conveyancing, divorce, leases,
      tenants, landlords, listings, mortgage, insurance, claims, pension, visas, translation, proofreading,
      writing, resume, cv, websites, hosting, seo, logo, branding, newsletters, social media, campaigns,
      software, apps, plans and drawings, drawings, consulting, consultancy, fixed fee, free consultation,
      small businesses, startups, sole traders, qualified solicitor, chartered, notarized, closings,
      loan signings, linkedin, interview practice`),
    spanish:
      listed(`contrato, plazo, cliente, documento, honorario, firma, contabilidad, cuentas, declaración, renta,
      impuestos, iva, nóminas, facturas, autónomos, pymes, constitución de empresas, auditoría, testamento,
      herencias, divorcio, inquilinos, propietarios, inmuebles, hipoteca, seguros, siniestros, jubilación,
      visados, extranjería, trámites, traducción, corrección, redacción, textos, currículum, páginas web,
      tiendas online, logotipo, redes sociales, campañas, programas, planos, informes, asesoramiento, asesoría,
      gestoría, presupuesto cerrado`),
    french:
      listed(`délai, client, dossier, honoraire, signature, documents, comptabilité, comptes, déclarations, impôts,
      tva, paie, bulletins de paie, factures, création d’entreprise, audit, testament, succession, divorce,
      bail, locataires, propriétaires, immobilier, annonces, prêt, crédit, assurance, retraite, visas,
      titres de séjour, traduction, relecture, rédaction, textes, cv, lettres de motivation, sites,
      sites vitrines, boutiques en ligne, hébergement compris, référencement, logo, newsletter,
      réseaux sociaux, campagnes, logiciel, rapports, forfait, indépendants, tpe, auto-entrepreneurs,
      secrétariat, démarches administratives`),
    italian:
      listed(`contratto, scadenza, cliente, pratica, parcella, firma, documenti, contabilità, dichiarazione,
      dichiarazione dei redditi, imu, tasse, iva, buste paga, fatture, partita iva, forfettaria,
      costituzione società, testamento, successioni, separazioni, locazioni, inquilini, proprietari, immobili,
      mutui, assicurazione, polizze, pensione, visti, permesso di soggiorno, traduzione, correzione bozze,
      testi, curriculum, siti web, sito, logo, newsletter, campagne, software, planimetrie, perizie,
      consulenze, assunzioni, colf, vertenze, artigiani e piccole imprese, adempimenti`),
    german: listed(`vertrag, frist, mandant, unterlage, honorar, antrag, dokumente, kunden betreuung, steuern,
      steuererklärung, einkommensteuer, umsatzsteuer, lohnabrechnung, jahresabschluss, buchhaltung, rechnungen,
      belege, gründung, prüfung, testament, erbrecht, scheidung, mietrecht, mieter, vermieter, immobilien,
      objekte, finanzierung, versicherung, rente, altersvorsorge, visum, übersetzung, lektorat, bewerbung,
      lebenslauf, webseiten, website, hosting, logo, newsletter, social media, kampagnen, software, gutachten,
      festpreis pauschal, selbständige, freiberufler, kleinunternehmen, existenzgründer, kanzlei, beglaubigt,
      protokoll, büroarbeiten, ablage, schriftverkehr`),
    japanese:
      listed(`契約, 期限, 書類, 申請, 手続き, 相続, 書類作成, 申請代行, 許可, 届出, 登記, 確定申告, 記帳, 税務, 法人設立, 相続手続き, 遺言, 離婚, 債務整理, 契約書, 不動産, 物件,
      賃貸, 売買, 住宅ローン, 保険, 年金, ビザ, 在留資格, 翻訳, 通訳, 校正, 執筆, 記事, 履歴書, 職務経歴書, ホームページ, ウェブ, ロゴ, チラシ, sns運用, システム, 図面,
      報告書, 顧問, 個人事業主, 中小企業, 起業, 無料相談, 着手金`),
    Korean:
      listed(`계약, 기한, 서류, 신청, 자문, 계약서, 서류 작성, 인허가, 등기, 세금, 세금 신고, 부가세, 종합소득세, 기장, 급여, 법인 설립, 상속, 유언, 이혼, 부동산, 매물, 임대,
      매매, 대출, 보험 상담, 연금, 비자, 체류, 번역, 통역, 교정, 원고, 이력서, 자기소개서, 홈페이지, 웹사이트, 로고, 블로그, sns, 프로그램, 도면, 보고서, 개인사업자,
      소상공인, 창업, 무료 상담, 수임료`),
  },
}
