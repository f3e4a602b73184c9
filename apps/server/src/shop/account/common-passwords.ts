const commonPasswords: ReadonlySet<string> = new Set(
  (
    '12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000 ' +
    '000000000 0000000000 87654321 987654321 9876543210 0987654321 88888888 99999999 66666666 ' +
    '22222222 33333333 44444444 55555555 77777777 12341234 11223344 1122334455 123454321 147258369 ' +
    '123321123 123456123 1234554321 1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 ' +
    'qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop123 asdfghjk asdfghjkl ' +
    'asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zaq12wsx qazwsxedc qazwsx123 1qazxsw2 password password1 ' +
    'password12 password123 password1234 password! password1! passw0rd p@ssword p@ssw0rd p@ssword1 ' +
    'pa$$word pa$$w0rd passwort passwort1 motdepasse contrasena contraseña senha123 wachtwoord ' +
    'changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome12 welcome123 welcome1! ' +
    'iloveyou iloveyou1 iloveyou2 ilovegod sunshine sunshine1 princess princess1 football ' +
    'football1 baseball baseball1 basketball superman superman1 spiderman batman123 pokemon1 ' +
    'pokemon123 starwars starwars1 whatever whatever1 trustno1 dragon123 monkey123 master123 ' +
    'shadow123 michael1 jennifer jordan23 charlie1 computer computer1 internet internet1 samsung1 ' +
    'samsung123 liverpool liverpool1 chelsea1 arsenal1 barcelona juventus corvette mercedes ' +
    'mustang1 midnight butterfly chocolate cheesecake blink182 metallica nirvana1 slipknot ' +
    'aa123456 aa12345678 a1234567 a12345678 a123456789 abc12345 abc123456 abcd1234 abcd12345 ' +
    'abcdefgh abcdefg1 abcabc123 admin123 admin1234 admin12345 administrator adminadmin root1234 ' +
    'rootroot test1234 test12345 testtest testing1 testing123 user1234 guest1234 default1 ' +
    'demo1234 secret123 secret12 secure123 mypassword mypassword1 newpassword superuser ' +
    'summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 ' +
    'autumn2025 autumn2026 january1 december hello123 hello1234 helloworld hellohello goodluck ' +
    'freedom1 freedom123 family123 friends1 forever1 forever21 lovelove loveyou1 babygirl ' +
    'babygirl1 angel123 qweasdzxc qweasd123 qwe123456 qweqweqwe 123qweasd 123qwe123 123abc123 ' +
    '1234qwer qwer1234 12qwaszx asd123456 zxc123456 google123 facebook facebook1 linkedin ' +
    'minecraft fortnite roblox123 nintendo playstation xbox360live shopshop vitrine1 vitrine123'
  ).split(' '),
)

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || new Set(lower).size < 3
}
