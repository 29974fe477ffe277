import type { Command } from 'commander';
import { commandFlags } from './commandFlags.ts';
import { addOptions, settingsOf, withOwnFolder } from './flagsOf.ts';
import { certifyHelp, verifyHelp } from './helpTexts.ts';

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
