// The compiler looks for this where a file imports Testing and UIKit.
