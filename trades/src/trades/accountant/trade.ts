import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'accountant',
  kind: 'professional-office',
  names: {
    english: 'Accountant',
    spanish: 'Asesoría fiscal y contable',
    french: 'Expert-comptable',
    italian: 'Commercialista',
    german: 'Steuer und Buchhaltung',
    japanese: '会計事務所',
    Korean: '세무·회계',
  },
  naming: {
    english:
      listed(`bookkeeper, bookkeeping, accounting, accountancy, chartered accountant, tax adviser, tax preparer,
      tax preparation, payroll service, cpa, tax returns, self assessment, quickbooks cleanup, 1099s,
      hst filings`),
    spanish: listed(`contable, contabilidad, gestoría, asesor fiscal, asesoría contable, contador,
      declaración de la renta, nóminas`),
    french: listed(`comptable, comptabilité, cabinet comptable, expertise comptable, fiscaliste,
      déclaration d’impôts, fiches de paie, experte-comptable`),
    italian: listed(`ragioniere, contabilità, consulente fiscale, studio contabile, tributarista,
      dichiarazione dei redditi, buste paga, partita iva, elaborazione paghe`),
    german:
      listed(`steuerberater, steuerberatung, buchhalter, buchhaltung, steuerbüro, steuerkanzlei, lohnbuchhaltung,
      lohnsteuerhilfe, einkommensteuer, lohnabrechnung, jahresabschluss`),
    japanese: listed('税理士, 会計士, 税理士事務所, 記帳代行, 経理代行'),
    Korean: listed('세무사, 회계사, 세무사무소, 세무회계, 기장 대리, 회계 사무소'),
  },
  things: {
    english: listed(`payroll, vat, invoice, ledger, audit, year end, expenses, receipt, company accounts, tax,
      quickbooks, receipts, shoebox, filings, monthly close`),
    spanish: listed('impuestos, iva, autónomos, facturas, sociedades'),
    french: listed('impôts, déclaration, bilan, tva, paie, facture, liasse fiscale'),
    italian: listed('bilancio, fatture, tasse, f24, imu, cedolino, forfettario'),
    german: listed('steuererklärung, umsatzsteuer, belege, bilanz, steuer, schuhkarton'),
    japanese: listed('確定申告, 経理, 記帳, 決算, 節税, 税務, 給与計算, 会計'),
    Korean: listed('부가세, 종합소득세, 연말정산, 장부, 세금, 회계, 세무, 기장'),
  },
  schemaType: 'AccountingService',
}
