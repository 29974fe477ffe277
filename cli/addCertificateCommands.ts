import type { Command } from 'commander';
import { commandFlags } from './commandFlags.ts';
import { addOptions, settingsOf, withOwnFolder } from './flagsOf.ts';

const certifyHelp = `
All cases in all formats in scope are judged. A generated case has up to 100 trials, or more with --runs. It asks for no more than --allow
permits, and says before it writes anything which fixtures are missing. Files go to assay-certificate/, unless --out names another folder:
  certificate.tgz   every exchange whole, the verdicts, the settings with the fixtures, and certificate.json; for assay verify
  certificate.html  a page to print

The key of the API is in none of them. Make a key to sign with: openssl genpkey -algorithm ed25519 -out key.pem

Exit codes: as those of assay run; 4 also if there is no certificate, because something could not be judged.

Examples:
  $ assay certify --target https://host.example/api --fixtures fixtures.json --allow all --sign key.pem
  $ openssl pkey -in key.pem -pubout -out public.pem      what others need for assay verify --key
`;

const verifyHelp = `
Every check is run again on the exchanges that the bundle holds. It is refused if a verdict differs, if a case is missing
or added, or if a byte was changed. It is also refused if another version of the suite made it, or if the signature is wrong
or by another key. A bundle without a signature is consistent, and nobody vouches for it. No bundle shows that the server
still behaves so.

Exit codes: 0 sound, and the server conforms; 1 refused; 2 wrong usage; 4 sound, and the server does not conform.

Examples:
  $ assay verify assay-certificate/certificate.tgz
  $ assay verify certificate.tgz --key public.pem
`;

/** Adds `certify` and `verify`; `ended` is told the exit code. */
export function addCertificateCommands(root: Command, ended: (code: number) => void): void {
  const certifying = root
    .command('certify')
    .description('judge a target by all cases, and write a bundle from which anyone can judge it again');
  addOptions(certifying, commandFlags.certify)
    .option('--sign <key.pem>', 'the Ed25519 private key that signs the bundle')
    .addHelpText('after', certifyHelp)
    .action(async () => {
      const settings = settingsOf(certifying, commandFlags.certify);
      const { certify } = await import('./certify/certify.ts');
      process.umask(0o077);
      ended(await certify(withOwnFolder(certifying, settings), certifying.opts()));
    });

  const verifying = root
    .command('verify <bundle>')
    .description('judge the exchanges of a bundle again, without any server, and refuse what was changed');
  verifying
    .option('--key <key.pem>', 'the Ed25519 public key by which the bundle must be signed')
    .option('--json', 'print the certificate, or why it is refused, as JSON')
    .addHelpText('after', verifyHelp)
    .action(async (bundle: string) => {
      const { verify } = await import('./verify/verify.ts');
      ended(await verify(bundle, verifying.opts(), process));
    });
}
