//! Finds the library: in the folder FLOW_LIB_DIR, or else where pkg-config says that `flow` is.
//!
//! FLOW_STATIC=1 links libflow.a. Build scripts of crates that depend on this one are told the folder as
//! DEP_FLOW_LIB_DIR.

use std::env;
use std::fs;
use std::process::Command;

fn main() {
    for name in ["FLOW_LIB_DIR", "FLOW_STATIC", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    let is_static = env::var_os("FLOW_STATIC").map_or(false, |value| value == "1");
    if let Ok(folder) = env::var("FLOW_LIB_DIR") {
        add_folder(&folder, is_static);
        link(is_static);
    } else {
        ask_pkg_config(is_static);
    }
}

/// Searches a folder, when linking and when the crate's own tests and examples run.
fn add_folder(folder: &str, is_static: bool) {
    // What is linked may be run in any folder.
    let folder = match fs::canonicalize(folder) {
        Ok(path) => path.display().to_string(),
        Err(error) => {
            let base = env::current_dir().map(|path| path.display().to_string());
            panic!("libflow is not found: {folder}, from {}: {error}", base.unwrap_or_default());
        }
    };
    println!("cargo:lib_dir={folder}");
    println!("cargo:rustc-link-search=native={folder}");
    if !is_static {
        println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
    }
}

fn link(is_static: bool) {
    if is_static {
        println!("cargo:rustc-link-lib=static=flow");
        println!("cargo:rustc-link-lib=m");
    } else {
        println!("cargo:rustc-link-lib=flow");
    }
}

fn ask_pkg_config(is_static: bool) {
    let output = Command::new("pkg-config").args(["--libs-only-L", "flow"]).output();
    if let Ok(found) = output {
        if found.status.success() {
            let folders = String::from_utf8_lossy(&found.stdout);
            for folder in folders.split_whitespace() {
                add_folder(folder.trim_start_matches("-L"), is_static);
            }
            link(is_static);
            return;
        }
    }
    panic!("libflow is not found: set FLOW_LIB_DIR to its folder, or PKG_CONFIG_PATH to that of flow.pc");
}
