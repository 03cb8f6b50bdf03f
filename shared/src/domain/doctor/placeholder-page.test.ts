import { describe, expect, it } from 'vitest'
import { isPlaceholderPage } from './placeholder-page.ts'

const titled = (title: string, more = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${more}</body></html>`
const is = (html: string, host = 'rosebank.example') => isPlaceholderPage({ host, html })

describe('[2.doctor] what stands at a domain that was just bought', () => {
  it.each([
    [
      'GoDaddy’s page',
      '<!DOCTYPE html><html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>',
    ],
    ['one of ParkingCrew or Bodis', '<!doctype html><html data-adblockkey="MFwwDQYJKoZI" lang="en">'],
    [
      'a frame of Namecheap’s',
      titled('rosebank.example', '<iframe src="http://parkingpage.namecheap.com/">'),
    ],
    ['advertisements of Sedo', titled('rosebank.example', '<script src="//img.sedoparking.com/x.js">')],
    ['an offer of it', titled('rosebank.example: This domain is for sale')],
    ['a registrar’s greeting', titled('Domain registered at Gandi.net')],
    ['a German registrar’s', titled('Diese Domain wurde registriert')],
    ['a French one’s', titled('Ce nom de domaine est réservé')],
    ['a Spanish one’s', titled('Dominio en venta')],
    ['a German host’s', titled('Hier entsteht eine neue Internetpräsenz')],
  ])('is nobody’s website: %s', (_, html) => expect(is(html)).toBe(true))

  it('is nobody’s website where it leads to whoever sells domains', () => {
    expect(is(titled('Rosebank'), 'www.hugedomains.com')).toBe(true)
  })

  it.each([
    ['a vet’s', titled('Rosebank Vets, Harrow')],
    ['a car park’s', titled('Parking at Harrow station', 'Free parking, parked cars, buy this ticket')],
    [
      'one that tells of domains below',
      titled('Web design', 'We register your domain. Domain parked? Call us.'),
    ],
    ['a builder’s', titled('Hier entsteht Ihr Traumhaus | Müller Bau')],
    ['one of who registers domains', titled('Domains registered, websites built | Web Smith')],
    [
      'one of who sells domains',
      titled('Domain available? Ask us', '<a href="https://dan.com/buy-domain/x">'),
    ],
    ['an empty one', ''],
    ['one that goes on without end', `<title>${'domain '.repeat(40_000)}`],
  ])('may be somebody’s: %s', (_, html) => expect(is(html)).toBe(false))
})
