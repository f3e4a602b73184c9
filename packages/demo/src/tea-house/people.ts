import type { DemoPerson } from '../demo-life.ts'

type Row = [
  firstName: string,
  lastName: string,
  address1: string,
  postcode: string,
  city: string,
  country: string,
  region?: string,
]

const rows: readonly Row[] = [
  ['Hannah', 'Brandt', 'Karl-Liebknecht-Straße 91', '04275', 'Leipzig', 'DE'],
  ['Jonas', 'Weber', 'Sonnenallee 114', '12045', 'Berlin', 'DE'],
  ['Aylin', 'Demir', 'Venloer Straße 233', '50823', 'Köln', 'DE'],
  ['Camille', 'Moreau', '18 rue des Martyrs', '75009', 'Paris', 'FR'],
  ['Lukas', 'Steiner', 'Neubaugasse 27', '1070', 'Wien', 'AT'],
  ['Sophie', 'Schneider', 'Schanzenstraße 52', '20357', 'Hamburg', 'DE'],
  ['Matteo', 'Ricci', 'Via San Vitale 41', '40125', 'Bologna', 'IT', 'BO'],
  ['Freya', 'Nielsen', 'Jægersborggade 8', '2200', 'København', 'DK'],
  ['Emil', 'Hoffmann', 'Kaiserstraße 16', '76131', 'Karlsruhe', 'DE'],
  ['Noor', 'van Dijk', 'Twijnstraat 60', '3511 ZL', 'Utrecht', 'NL'],
  ['Clara', 'Zimmermann', 'Rathenauplatz 3', '50674', 'Köln', 'DE'],
  ['Oliver', 'Hughes', '27 Colston Street', 'BS1 5AP', 'Bristol', 'GB'],
  ['Mei', 'Tanaka', 'Immermannstraße 40', '40210', 'Düsseldorf', 'DE'],
  ['Paul', 'Krüger', 'Wilhelmstraße 7', '72074', 'Tübingen', 'DE'],
  ['Lucía', 'Fernández', 'Calle del Pez 15', '28004', 'Madrid', 'ES', 'M'],
  ['Zofia', 'Kowalska', 'ul. Józefa 12', '31-056', 'Kraków', 'PL'],
  ['Elias', 'Lindberg', 'Linnégatan 44', '413 04', 'Göteborg', 'SE'],
  ['Marie', 'Lehmann', 'Eisenbahnstraße 68', '04315', 'Leipzig', 'DE'],
  ['Anouk', 'Peeters', 'Kammenstraat 21', '2000', 'Antwerpen', 'BE'],
  ['David', 'Okonkwo', 'Adalbertstraße 72', '10999', 'Berlin', 'DE'],
  ['Greta', 'Huber', 'Gärtnerplatz 4', '80469', 'München', 'DE'],
  ['Tomás', 'Oliveira', 'Rua da Rosa 130', '1200-386', 'Lisboa', 'PT'],
  ['Aoife', 'Byrne', '9 Cow’s Lane', 'D08 XK51', 'Dublin', 'IE'],
  ['Nils', 'Petersen', 'Holtenauer Straße 88', '24105', 'Kiel', 'DE'],
  ['Yuki', 'Sato', 'Bilker Allee 5', '40219', 'Düsseldorf', 'DE'],
  ['Ida', 'Virtanen', 'Korkeavuorenkatu 25', '00130', 'Helsinki', 'FI'],
  ['Leonard', 'Vogel', 'Louisenstraße 39', '01099', 'Dresden', 'DE'],
  ['Priya', 'Raman', 'Leipziger Straße 61', '60487', 'Frankfurt am Main', 'DE'],
  ['Beatrice', 'Keller', 'Langstrasse 149', '8004', 'Zürich', 'CH'],
  ['Felix', 'Wagner', 'Plagwitzer Straße 20', '04229', 'Leipzig', 'DE'],
  ['Jana', 'Novotná', 'Krymská 33', '101 00', 'Praha', 'CZ'],
  ['Theo', 'Laurent', '6 rue Sainte-Catherine', '69001', 'Lyon', 'FR'],
  ['Amira', 'Haddad', 'Herderstraße 11', '28203', 'Bremen', 'DE'],
  ['Samuel', 'Baker', '3 Cockburn Street', 'EH1 1BP', 'Edinburgh', 'GB'],
  ['Lena', 'Fischer', 'Marktstraße 30', '99084', 'Erfurt', 'DE'],
]

const plain = (name: string) =>
  name
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()

export const teaPeople: readonly DemoPerson[] = rows.map(
  ([firstName, lastName, address1, postcode, city, country, region]) => ({
    firstName,
    lastName,
    address1,
    postcode,
    city,
    country,
    region,
    email: `${plain(firstName)}.${plain(lastName)}@mail.example`,
  }),
)
